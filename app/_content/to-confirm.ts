/**
 * Marks a placeholder that the company has to confirm. `npm run golive` lists it by its path in the data,
 * with the reason from `@confirm` in the comment above. Remove the marker once the value is confirmed.
 * Returns its argument, so that a bundler can remove the call.
 */
export function toConfirm<const Value>(value: Value): Value {
  return value;
}
