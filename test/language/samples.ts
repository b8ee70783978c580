import { elementAt } from '../../src/engine/list.ts';
import { fastRng } from '../../src/engine/rng.ts';
import type { Locale } from '../../src/engine/text.ts';
import type { Field, TypeShape } from './type-shapes.ts';

/** Chooses one of `count` options. */
type Choose = (count: number) => number;

/** Values that cannot be derived from a shape. `where`: the file, the path to the function, and the kind of event. */
export interface Known {
  locale: Locale;
  /** Values for object types, by type. */
  values: Readonly<Record<string, readonly unknown[]>>;
  /** Numbers for a named number type. */
  numbers(alias: string | undefined, where: string): readonly number[];
  strings(name: string, where: string): readonly string[];
  lengths(name: string, where: string): readonly number[];
  /** Whether these values can occur together, by parameter name. */
  isPossible(parts: Readonly<Record<string, unknown>>): boolean;
}

/** How many combinations are tried in order, and as many more at random if there are more. */
const MOST = 600;

interface Called {
  parameters: readonly Field[];
  where: string;
  known: Known;
}

/**
 * Calls of a function with 0, 1 and 2 of everything, separately for each kind of event: all combinations, or many if
 * there are very many.
 */
export function* callsByKind({ parameters, where, known }: Called): Generator<readonly unknown[][]> {
  for (const variant of variantsOf(parameters)) {
    const maker = { known, where: `${where} ${kindOf(variant)}` };
    const calls = [...variations((choose) => variant.map((field) => fieldValue(field, choose, maker)))];
    yield calls.filter((call) =>
      known.isPossible(Object.fromEntries(variant.map(({ name }, index) => [name, call[index]]))),
    );
  }
}

/** Each kind of event separately: otherwise some would never be tried. */
function variantsOf(parameters: readonly Field[]): (readonly Field[])[] {
  const index = parameters.findIndex(({ shape }) => shape.kind === 'union' && shape.of.some(isObject));
  const field = parameters[index];
  if (field?.shape.kind !== 'union') return [parameters];
  return field.shape.of.flatMap((shape) => variantsOf(parameters.with(index, { ...field, shape })));
}

function isObject({ kind }: TypeShape): boolean {
  return kind === 'object';
}

/** The `kind` of the first object that has one. */
function kindOf(parameters: readonly Field[]): string {
  const kinds = parameters.flatMap(({ shape }) =>
    shape.kind === 'object' ? shape.fields.filter(({ name }) => name === 'kind') : [],
  );
  return kinds[0]?.shape.kind === 'literal' ? String(kinds[0].shape.value) : '';
}

interface Maker {
  known: Known;
  where: string;
}

/** Tries every combination in order, like an odometer; beyond the limit, random ones. */
function* variations(build: (choose: Choose) => unknown[]): Generator<unknown[]> {
  const wheels: { at: number; of: number }[] = [];
  for (let tried = 0; tried < MOST; tried += 1) {
    let place = 0;
    yield build((of) => {
      const wheel = wheels[place] ?? { at: 0, of };
      wheels[place] = wheel;
      place += 1;
      return wheel.at;
    });
    wheels.length = place;
    let last = wheels.at(-1);
    while (last !== undefined && last.at + 1 >= last.of) {
      wheels.pop();
      last = wheels.at(-1);
    }
    if (last === undefined) return;
    last.at += 1;
  }
  const rng = fastRng(1);
  for (let tried = 0; tried < MOST; tried += 1) yield build((of) => rng.int(of));
}

function fieldValue({ name, isOptional, shape }: Field, choose: Choose, maker: Maker): unknown {
  return isOptional && choose(2) === 0 ? undefined : made(shape, name, choose, maker);
}

function made(shape: TypeShape, name: string, choose: Choose, maker: Maker): unknown {
  const { known, where } = maker;
  const pick = <Value>(values: readonly Value[]) => elementAt(values, choose(values.length));
  const named = 'alias' in shape && shape.alias !== undefined ? known.values[shape.alias] : undefined;
  if (named !== undefined) return pick(named);
  switch (shape.kind) {
    case 'number':
      return pick(known.numbers(shape.alias, where));
    case 'string':
      return pick(known.strings(name, where));
    case 'literal':
      return shape.value;
    case 'list':
      return Array.from({ length: pick(known.lengths(name, where)) }, () => made(shape.of, 'one', choose, maker));
    case 'union':
      return made(pick(shape.of), name, choose, maker);
    case 'function':
      return () => made(shape.returns, name, () => 0, maker);
    case 'object': {
      if (shape.others !== undefined) throw new Error(`${name} is a record, which this test cannot make`);
      const fields = shape.fields.map((field) => [field.name, fieldValue(field, choose, maker)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
  }
}
