// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { mount } from '../kit/testing/mount.ts';
import { useLatestChoice } from './use-latest-choice.ts';

interface Wish {
  bots: number;
  isPractice: boolean;
}

type Shown = ReturnType<typeof useLatestChoice<Wish>>;

const KNOWN: Wish = { bots: 0, isPractice: false };

function Form({ send, onShown }: { send(wish: Wish): Promise<void>; onShown(shown: Shown): void }) {
  onShown(useLatestChoice(KNOWN, send));
  return undefined;
}

test("a second choice builds on an unanswered first one, and then the table's value is shown again", async () => {
  const sent: Wish[] = [];
  const answers: (() => void)[] = [];
  const shown: Shown[] = [];
  const send = (wish: Wish) => {
    sent.push(wish);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const now = () => elementAt(shown, shown.length - 1);
  const choose = (more: Partial<Wish>) => act(() => now()[1]({ ...now()[0], ...more }));
  mount().show(<Form send={send} onShown={(one) => shown.push(one)} />);
  await choose({ bots: 2 });
  await choose({ isPractice: true });
  expect(sent.at(-1)).toEqual({ bots: 2, isPractice: true });

  await act(async () => answers[0]?.());
  expect(now()[0]).toEqual({ bots: 2, isPractice: true });
  await act(async () => answers[1]?.());
  expect(now()[0]).toBe(KNOWN);
});
