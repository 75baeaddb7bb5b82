import type { FastifyInstance } from 'fastify';

/** The depth of a line in the router's list, what it adds to the line above it, and its methods. */
const LINE = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/;
const DEPTH = 4;

/** Every endpoint of a server as `METHOD path`, from its router. */
export function listEndpoints(app: FastifyInstance): string[] {
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
