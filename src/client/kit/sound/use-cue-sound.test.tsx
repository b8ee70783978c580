// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { soundLog } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';
import { mount } from '../testing/mount.ts';
import { useCueSound } from './use-cue-sound.ts';

interface Cue {
  kind: string;
}

function Page({ cue }: { cue: Cue | undefined }) {
  useCueSound(cue, ({ kind }) => (kind === 'quiet' ? undefined : kind));
  return undefined;
}

function heard(...pages: readonly ReactNode[]): string[] {
  const before = soundLog().length;
  const { show, close } = mount();
  pages.forEach(show);
  close();
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
