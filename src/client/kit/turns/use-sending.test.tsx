// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { RequestResult } from '../request-result.ts';
import type { NotDone } from '../table/table-context.tsx';
import { TableProvider } from '../table/table-context.tsx';
import { mount } from '../testing/mount.ts';
import { useSending } from './use-sending.ts';

const said: NotDone[] = [];
const sent: number[] = [];
const answers: ((answer: RequestResult) => void)[] = [];
let make: (move: number) => Promise<boolean>;

function Sender() {
  make = useSending<number>({
    send: (move) => {
      sent.push(move);
      return new Promise((resolve) => answers.push(resolve));
    },
  }).send;
  return null;
}

test('while a move is being sent another one is refused with a line; the same one again is ignored as a double tap', async () => {
  mount().show(
    <TableProvider sayWhyNot={(whyNot) => said.push(whyNot)}>
      <Sender />
    </TableProvider>,
  );
  await act(async () => {
    void make(1);
    void make(1);
  });
  expect(said).toEqual([]);
  await act(async () => {
    void make(2);
  });
  expect(said).toEqual([{ kind: 'under-way' }]);
  await act(async () => answers[0]?.({ kind: 'refused', rule: 'DA-11' }));
  expect(said.at(-1)).toEqual({ kind: 'refused', rule: 'DA-11' });
  await act(async () => {
    void make(2);
  });
  expect(sent).toEqual([1, 2]);
});
