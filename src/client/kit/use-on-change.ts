import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** Calls `react` at first and with each new value; its return value is called before the next, or at the end. */
export function useOnChange<Value>(value: Value, react: (value: Value) => ReturnType<EffectCallback>): void {
  const onChange = useEffectEvent(react);
  useEffect(() => onChange(value), [value]);
}
