declare const said: unique symbol;

/** The JSON text of a value, typed by the value it encodes. */
export type JsonText<Value> = string & { readonly [said]: Value };

/** The fields of an object, each as JSON text. */
export type FieldTexts<Value> = { readonly [Name in keyof Value]: JsonText<Value[Name]> };

/** The text of a value. */
export function jsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}
