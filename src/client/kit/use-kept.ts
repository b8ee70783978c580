import { useState } from 'react';

/** The same object while its key does not change, for objects created in every render. */
export function useKept<Value>(value: Value, key: unknown = JSON.stringify(value)): Value {
  const [kept, keep] = useState({ value, key });
  if (kept.key === key) return kept.value;
  keep({ value, key });
  return value;
}
