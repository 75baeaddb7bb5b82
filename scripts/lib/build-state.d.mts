export function readCurrent(buildRoot: string): Partial<Record<string, string>>;
export function swapCurrent(buildRoot: string, app: string, name: string): void;
