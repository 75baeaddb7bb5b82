import type { FastifyInstance } from 'fastify';

/** How far in a line of the router's own list stands, what it adds to the line above it, and by which methods it answers. */
const LINE = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/;
const DEPTH = 4;

/** Every way into a server as `METHOD path`, as its router has them. */
export function listWaysIn(app: FastifyInstance): string[] {
  const above: string[] = [];
  const ways = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = LINE.exec(line) ?? [];
      const depth = indent.length / DEPTH;
      const path = `${above[depth - 1] ?? ''}${segment === '*' ? '/*' : segment}`;
      above[depth] = path;
      const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
      return named.map((method) => `${method} ${path}`);
    });
  return [...new Set(ways)].sort();
}
