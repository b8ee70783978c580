import { posix } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { valueAt } from '../../src/engine/list.ts';
import { sourceFiles } from '../sources.ts';

/** The possible values of a type, as far as a test needs them. */
export type TypeShape =
  /** `alias`: the file and name of a named type: `src/games/days/rules/state.ts#Day`. */
  | { kind: 'number' | 'string'; alias?: string }
  | { kind: 'literal'; value: string | number | boolean | undefined }
  | { kind: 'list'; of: TypeShape }
  /** `others`: the shape of a record's other fields. */
  | { kind: 'object'; fields: readonly Field[]; others?: TypeShape; alias?: string }
  | { kind: 'union'; of: readonly TypeShape[] }
  | { kind: 'function'; parameters: readonly Field[]; returns: TypeShape; alias?: string };

/** A field of an object, or a parameter. */
export interface Field {
  name: string;
  isOptional: boolean;
  shape: TypeShape;
}

interface Declarations {
  types: Map<string, ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration>;
  /** Imported names, with their original names. */
  imports: Map<string, { path: string; name: string }>;
  body: ESTree.Program['body'];
}

const sources = new Map(sourceFiles('src').map(({ path, text }) => [path, text]));
const read = new Map<string, Declarations>();

/** What a file declares and imports. */
export function declarationsOf(path: string): Declarations {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = sources.get(path);
  if (text === undefined) throw new Error(`there is no file ${path}`);
  const { body } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).program;
  const declarations: Declarations = { types: new Map(), imports: new Map(), body };
  for (const statement of body) note(statement, path, declarations);
  read.set(path, declarations);
  return declarations;
}

function note(statement: ESTree.Program['body'][number], path: string, { types, imports }: Declarations): void {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration') {
    types.set(declaration.id.name, declaration);
  }
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') return;
  const from = statement.source?.value;
  if (from === undefined || !from.startsWith('.')) return;
  const target = posix.join(posix.dirname(path), from);
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportSpecifier') {
      imports.set(specifier.local.name, { path: target, name: nameOf(specifier.imported) });
    } else if (specifier.type === 'ExportSpecifier') {
      imports.set(nameOf(specifier.exported), { path: target, name: nameOf(specifier.local) });
    }
  }
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}

/** Where a type is declared, following re-exports. */
export function declared(path: string, name: string): { path: string; name: string } | undefined {
  const { types, imports } = declarationsOf(path);
  if (types.has(name)) return { path, name };
  const elsewhere = imports.get(name);
  return elsewhere && declared(elsewhere.path, elsewhere.name);
}

/** The shape of a named type of a file. */
export async function shapeOfNamed(path: string, name: string): Promise<TypeShape> {
  const place = declared(path, name);
  if (place === undefined) throw new Error(`${path} names a type ${name} that this test does not know`);
  const alias = `${place.path}#${place.name}`;
  const declaration = declarationsOf(place.path).types.get(place.name);
  if (declaration?.type === 'TSTypeAliasDeclaration') {
    const shape = await shapeOf(declaration.typeAnnotation, place.path);
    return shape.kind === 'literal' || shape.kind === 'list' || shape.kind === 'union' ? shape : { ...shape, alias };
  }
  const inherited = await Promise.all(
    (declaration?.extends ?? []).map(({ expression }) => shapeOfNamed(place.path, nameOf(expression as never))),
  );
  const own = await Promise.all((declaration?.body.body ?? []).map((member) => fieldOf(member, place.path)));
  const fields = [...inherited.flatMap((shape) => (shape.kind === 'object' ? shape.fields : [])), ...own];
  return { kind: 'object', fields, alias };
}

async function fieldOf(member: ESTree.TSSignature, path: string): Promise<Field> {
  if (member.type === 'TSPropertySignature' && member.typeAnnotation) {
    const shape = await shapeOf(member.typeAnnotation.typeAnnotation, path);
    return { name: nameOf(member.key as never), isOptional: member.optional, shape };
  }
  if (member.type === 'TSMethodSignature' && member.returnType) {
    const shape = await functionShape(member.params, member.returnType.typeAnnotation, path);
    return { name: nameOf(member.key as never), isOptional: member.optional, shape };
  }
  throw new Error(`${path} has a ${member.type}, which this test does not know`);
}

/** A function without a declared return type returns a sentence. */
async function functionShape(
  params: readonly unknown[],
  returns: ESTree.TSType | undefined,
  path: string,
): Promise<TypeShape> {
  const parameters = await Promise.all(
    (params as readonly ESTree.BindingIdentifier[]).map(async (param) => {
      if (!param.typeAnnotation) throw new Error(`${path}: a parameter ${param.name} has no type`);
      const shape = await shapeOf(param.typeAnnotation.typeAnnotation, path);
      const name = (param.name ?? '').replace(/^_/, '');
      return { name, isOptional: 'optional' in param && Boolean(param.optional), shape };
    }),
  );
  return { kind: 'function', parameters, returns: returns ? await shapeOf(returns, path) : { kind: 'string' } };
}

/** The shape of a type expression in a file. */
export async function shapeOf(type: ESTree.TSType, path: string): Promise<TypeShape> {
  switch (type.type) {
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { kind: 'string' };
    case 'TSUndefinedKeyword':
    case 'TSUnknownKeyword':
    case 'TSVoidKeyword':
      return { kind: 'literal', value: undefined };
    case 'TSBooleanKeyword':
      return { kind: 'union', of: [false, true].map((value) => ({ kind: 'literal', value })) };
    case 'TSLiteralType':
      return { kind: 'literal', value: (type.literal as { value: string | number | boolean }).value };
    case 'TSParenthesizedType':
      return shapeOf(type.typeAnnotation, path);
    case 'TSTypeOperator':
      return shapeOf(type.typeAnnotation, path);
    case 'TSArrayType':
      return { kind: 'list', of: await shapeOf(type.elementType, path) };
    case 'TSTupleType':
      return { kind: 'list', of: await shapeOf(type.elementTypes[0] as ESTree.TSType, path) };
    case 'TSTypeLiteral':
      return { kind: 'object', fields: await Promise.all(type.members.map((member) => fieldOf(member, path))) };
    case 'TSUnionType':
      return { kind: 'union', of: await Promise.all(type.types.map((one) => shapeOf(one, path))) };
    case 'TSFunctionType':
      return functionShape(type.params, type.returnType.typeAnnotation, path);
    case 'TSIndexedAccessType':
      return elementOf(type, path);
    case 'TSTypeReference':
      return referenceShape(type, path);
    case 'TSTypeQuery':
      return constantShape(path, nameOf(type.exprName as never));
    default:
      throw new Error(`${path} uses a ${type.type}, which this test does not know`);
  }
}

async function referenceShape(type: ESTree.TSTypeReference, path: string): Promise<TypeShape> {
  const name = nameOf(type.typeName as never);
  const [first, second] = type.typeArguments?.params ?? [];
  if (name === 'Readonly' && first) return shapeOf(first, path);
  if ((name === 'Array' || name === 'ReadonlyArray') && first) return { kind: 'list', of: await shapeOf(first, path) };
  if (name === 'Record' && second) return { kind: 'object', fields: [], others: await shapeOf(second, path) };
  return shapeOfNamed(path, name);
}

/** `typeof en`: the shape of a constant, from its own type or its value. */
async function constantShape(path: string, name: string): Promise<TypeShape> {
  const place = declaredConstant(path, name);
  if (place === undefined) return { kind: 'literal', value: undefined };
  if (place.declarator.type !== 'VariableDeclarator') {
    return functionShape(place.declarator.params, undefined, place.path);
  }
  const { id, init } = place.declarator;
  const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
  return type ? shapeOf(type, place.path) : valueShape(init, place.path);
}

/** Where a constant or function is declared, following re-exports. */
export function declaredConstant(
  path: string,
  name: string,
): { path: string; name: string; declarator: ESTree.VariableDeclarator | ESTree.Function } | undefined {
  const { body, imports } = declarationsOf(path);
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) {
      return { path, name, declarator: declaration };
    }
    if (declaration?.type !== 'VariableDeclaration') continue;
    const declarator = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declarator !== undefined) return { path, name, declarator };
  }
  const elsewhere = imports.get(name);
  return elsewhere && declaredConstant(elsewhere.path, elsewhere.name);
}

/** The shape of a text as it is written: sentences, functions that make them, and objects of both. */
async function valueShape(value: ESTree.Expression | null | undefined, path: string): Promise<TypeShape> {
  switch (value?.type) {
    case 'ObjectExpression':
      return {
        kind: 'object',
        fields: (await Promise.all(value.properties.map((property) => propertyShapes(property, path)))).flat(),
      };
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return functionShape(value.params, undefined, path);
    case 'TSSatisfiesExpression':
      return shapeOf(value.typeAnnotation, path);
    case 'Identifier':
      return constantShape(path, value.name);
    default:
      return { kind: 'string' };
  }
}

async function propertyShapes(property: ESTree.ObjectPropertyKind, path: string): Promise<Field[]> {
  if (property.type === 'SpreadElement') {
    const spread = await valueShape(property.argument, path);
    return spread.kind === 'object' ? [...spread.fields] : [];
  }
  const shape = await valueShape(property.value as ESTree.Expression, path);
  return [{ name: nameOf(property.key as never), isOptional: false, shape }];
}

/** `(typeof DAYS)[number]`: the values are read from the list itself. `Text['field']`: the shape of the field. */
async function elementOf(type: ESTree.TSIndexedAccessType, path: string): Promise<TypeShape> {
  const object = type.objectType.type === 'TSParenthesizedType' ? type.objectType.typeAnnotation : type.objectType;
  if (object.type === 'TSTypeQuery') {
    const name = nameOf(object.exprName as never);
    const from = declarationsOf(path).imports.get(name) ?? { path, name };
    const module: Record<string, readonly string[]> = await import(/* @vite-ignore */ `../../${from.path}`);
    return { kind: 'union', of: valueAt(module, from.name).map((value) => ({ kind: 'literal', value })) };
  }
  const whole = await shapeOf(object, path);
  const key =
    type.indexType.type === 'TSLiteralType' ? (type.indexType.literal as { value: unknown }).value : undefined;
  const field = whole.kind === 'object' ? whole.fields.find(({ name }) => name === key) : undefined;
  if (field === undefined) throw new Error(`${path} looks up a field that this test does not find`);
  return field.shape;
}
