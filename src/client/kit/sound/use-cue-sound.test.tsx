// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { soundLog } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';
import { useCueSound } from './use-cue-sound.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Cue {
  kind: string;
}

function Page({ cue }: { cue: Cue | undefined }) {
  useCueSound(cue, ({ kind }) => (kind === 'quiet' ? undefined : kind));
  return undefined;
}

function heard(...pages: readonly ReactNode[]): string[] {
  const before = soundLog().length;
  const root = createRoot(document.createElement('div'));
  for (const page of pages) act(() => root.render(page));
  act(() => root.unmount());
  return soundLog()
    .slice(before)
    .map(({ sound }) => sound);
}

test('each cue is played once, even if two equal ones follow each other', () => {
  const [throwing, again] = [{ kind: 'dice' }, { kind: 'dice' }];
  const pages = [undefined, throwing, throwing, { kind: 'quiet' }, again].map((cue) => <Page key="page" cue={cue} />);
  expect(heard(...pages)).toEqual(['dice', 'dice']);
});

test('a still picture of a table is silent', () => {
  expect(
    heard(
      <StillContext.Provider value={true}>
        <Page cue={{ kind: 'growl' }} />
      </StillContext.Provider>,
    ),
  ).toEqual([]);
});
