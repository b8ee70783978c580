import type { ESTree } from 'vite';
import { LOCALES, type Locale } from '../../src/engine/text.ts';
import { sourceFiles } from '../sources.ts';
import {
  declarationsOf,
  declared,
  declaredConstant,
  type Field,
  shapeOf,
  shapeOfNamed,
  type TypeShape,
} from './type-shapes.ts';

/** One text in one language: a fixed sentence, or a function that makes one. */
export interface Said {
  locale: Locale;
  /** The file, and the path inside it: `src/client/text/it.ts: home.lead`. */
  file: string;
  at: string;
  say: string | ((...parts: unknown[]) => unknown);
  /** The parameters of a function; none for a fixed text. */
  parameters: readonly Field[];
}

/** A constant with texts, as declared. */
interface Found {
  file: string;
  name: string;
  /** Its annotation; undefined for an English text that a type is derived from. */
  type?: ESTree.TSType;
  /** The file and name of the type derived from it. */
  derived?: { path: string; name: string };
}

const files = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** Every constant with a text type, or by language, and every one that such a type is derived from. */
function findAll(): Found[] {
  return files.flatMap(({ path, text }) =>
    /Text\b|TextOf|Record<Locale/.test(text) ? [...findIn(path), ...derivedFrom(path)] : [],
  );
}

/** `export type HomeText = typeof en`: the English text, if it has a file of its own. */
function derivedFrom(path: string): Found[] {
  return [...declarationsOf(path).types].flatMap(([name, { type, ...declaration }]) => {
    if (!name.endsWith('Text') || type !== 'TSTypeAliasDeclaration') return [];
    const { typeAnnotation } = declaration as ESTree.TSTypeAliasDeclaration;
    if (typeAnnotation.type !== 'TSTypeQuery' || typeAnnotation.exprName.type !== 'Identifier') return [];
    const constant = declaredConstant(path, typeAnnotation.exprName.name);
    if (constant === undefined) throw new Error(`${path}: ${name} is of a constant that this test does not find`);
    return constant.path === path ? [] : [{ file: constant.path, name: constant.name, derived: { path, name } }];
  });
}

function findIn(file: string): Found[] {
  return declarationsOf(file).body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => {
      const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
      if (id.type !== 'Identifier' || !type || !isOfWords(type)) return [];
      // A part of `{ en, it }`, which is exported.
      if (!isExported && LOCALES.some((locale) => locale === id.name)) return [];
      if (!isExported) throw new Error(`${file}: ${id.name} has words but is not exported, so nobody can check them`);
      return [{ file, name: id.name, type }];
    });
  });
}

function isOfWords(type: ESTree.TSType): boolean {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const { name } = type.typeName;
  const [of] = type.typeArguments?.params ?? [];
  return name === 'Readonly' && of && !isByLocale(type) ? isOfWords(of) : isByLocale(type) || /Text(?:Of)?$/.test(name);
}

/** `Record<Locale, ...>`, readonly or not. */
function isByLocale(type: ESTree.TSType): boolean {
  const [of] = type.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : [];
  if (of === undefined) return false;
  if (isNamed(type, 'Readonly')) return isByLocale(of);
  return isNamed(type, 'Record') && isNamed(of, 'Locale');
}

/** `TextOf<...>`, `OptionsTextOf<...>`. */
function isTextOf(type: ESTree.TSType): boolean {
  return (
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name.endsWith('TextOf')
  );
}

function isNamed(type: ESTree.TSType, name: string): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === name;
}

/** All texts in all languages, and the interfaces they were found by. */
export async function everythingSaid(): Promise<{ said: Said[]; interfaces: ReadonlySet<string> }> {
  const said: Said[] = [];
  const seen = new Set<unknown>();
  const interfaces = new Set<string>();
  for (const { file, name, type, derived } of findAll()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${file}`);
    const shape = derived ? await shapeOfNamed(derived.path, derived.name) : await annotatedShape(type, file);
    if (shape !== undefined) noteInterfaces(shape, interfaces);
    for (const locale of LOCALES) {
      const whole = module[name];
      const isBoth = type !== undefined && isByLocale(type) && isObject(whole);
      if (!isBoth && !new RegExp(`[./]${locale}\\.ts$`).test(file)) continue;
      const say = isBoth ? whole[locale] : whole;
      // Some are found in both ways.
      if (seen.has(say)) continue;
      seen.add(say);
      collect({ locale, file, at: '', say }, isBoth && shape ? fieldShape(shape, locale) : shape, said);
    }
  }
  return { said, interfaces };
}

/** Lessons and options are plain sentences, with keys declared elsewhere. */
async function annotatedShape(type: ESTree.TSType | undefined, file: string): Promise<TypeShape | undefined> {
  return type === undefined || isTextOf(type) ? undefined : shapeOf(type, file);
}

function collect(
  here: Omit<Said, 'say' | 'parameters'> & { say: unknown },
  shape: TypeShape | undefined,
  into: Said[],
): void {
  const { say } = here;
  if (typeof say === 'string') {
    into.push({ ...here, say, parameters: [] });
  } else if (typeof say === 'function') {
    if (shape?.kind !== 'function') throw new Error(`${here.file}: ${here.at} is a function whose type is not known`);
    into.push({ ...here, say: say as (...parts: unknown[]) => unknown, parameters: shape.parameters });
  } else if (isObject(say)) {
    for (const [key, value] of Object.entries(say)) {
      const at = here.at === '' ? key : `${here.at}.${key}`;
      collect({ ...here, at, say: value }, shape && fieldShape(shape, key), into);
    }
  }
}

function fieldShape(shape: TypeShape, key: string): TypeShape | undefined {
  if (shape.kind === 'list') return shape.of;
  return shape.kind === 'object' ? (shape.fields.find(({ name }) => name === key)?.shape ?? shape.others) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function noteInterfaces(shape: TypeShape, into: Set<string>): void {
  if (shape.kind === 'list') noteInterfaces(shape.of, into);
  if (shape.kind !== 'object') return;
  if (shape.others !== undefined) noteInterfaces(shape.others, into);
  if (shape.alias !== undefined) into.add(shape.alias);
  for (const field of shape.fields) noteInterfaces(field.shape, into);
}

/** Every type of a text in the sources, and what it extends. */
export function textTypes(): { alias: string; extended: string[] }[] {
  return files.flatMap(({ path, text }) => {
    if (!/(?:interface|type) \w*Text\b/.test(text)) return [];
    return [...declarationsOf(path).types].flatMap(([name, declaration]) => {
      if (!name.endsWith('Text')) return [];
      const alias = `${path}#${name}`;
      if (declaration.type === 'TSTypeAliasDeclaration') {
        return declaration.typeAnnotation.type === 'TSTypeQuery' ? [{ alias, extended: [] }] : [];
      }
      const extended = declaration.extends.flatMap(({ expression }) => {
        const place = expression.type === 'Identifier' ? declared(path, expression.name) : undefined;
        return place === undefined ? [] : [`${place.path}#${place.name}`];
      });
      return [{ alias, extended }];
    });
  });
}
