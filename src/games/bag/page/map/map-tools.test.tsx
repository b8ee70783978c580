import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StillContext } from '../../../../client/kit/table/still.ts';
import { en } from '../text/en.ts';
import { MapTools } from './map-tools.tsx';

test("a map can be zoomed; a static picture of it, such as a turning point's, has no buttons", () => {
  const act = () => undefined;
  const tools = <MapTools text={en.actions} showAll={act} findMe={act} zoomBy={act} isFolded={false} />;
  expect(renderToStaticMarkup(tools)).toContain('Whole map');
  expect(renderToStaticMarkup(<StillContext.Provider value={true}>{tools}</StillContext.Provider>)).toBe('');
});
