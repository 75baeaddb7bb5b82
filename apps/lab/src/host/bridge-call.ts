/** One bridge call of a page, as described in docs/bridge.md. */
export interface BridgeCall {
  id: string;
  method: string;
  args: Readonly<Record<string, unknown>>;
}

const LONGEST_NAME = 100;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for other messages, which also pass between windows. */
export function readBridgeCall(data: unknown): BridgeCall | undefined {
  if (!isRecord(data) || data.bridge !== 1) return undefined;
  const { id, method, args = {} } = data;
  return isName(id) && isName(method) && isRecord(args) ? { id, method, args } : undefined;
}
