declare const said: unique symbol;

/** A text that says a value in JSON; of which type, the compiler knows. */
export type JsonText<Value> = string & { readonly [said]: Value };

/** The fields of an object, each put into words. */
export type FieldTexts<Value> = { readonly [Name in keyof Value]: JsonText<Value[Name]> };

/** The text of a value. */
export function jsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}
