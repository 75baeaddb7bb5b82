export function findPostgres(): Promise<string | undefined>;
