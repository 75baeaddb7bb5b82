import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

interface Command<Given extends Options> {
  values: Values<Given>;
  /** What stood there without a name, where the command takes such. */
  positionals: readonly string[];
  /** An argument that counts something: at least one. */
  count(name: keyof Given & string): number;
  /** Says what is wrong, and how the command is called. */
  refuse(why: string): never;
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;
/** Not 1, which says that a bar was not reached. */
const CANNOT_RUN = 2;

/**
 * What was typed behind `npm run <name> --`. `usage` is that line and what it does: --help shows it, and so does whatever
 * the command does not know, without a trace.
 */
export function readCommand<const Given extends Options>(
  usage: string,
  options: Given,
  { allowPositionals = false } = {},
): Command<Given> {
  const refuse = (why: string): never => {
    console.error(`${why}\nusage: ${usage}`);
    process.exit(CANNOT_RUN);
  };
  const { values, positionals } = parse({ options: { ...options, ...HELP }, allowPositionals }, refuse);
  if (values.help) {
    console.log(`usage: ${usage}`);
    process.exit(0);
  }
  const count = (name: string) => {
    const number = Number(values[name]);
    if (Number.isSafeInteger(number) && number >= 1) return number;
    return refuse(`--${name} must be a whole number, not "${values[name]}".`);
  };
  return { values: values as Values<Given>, positionals, count, refuse };
}

function parse(config: ParseArgsConfig, refuse: (why: string) => never) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Its further sentences are about other ways to write it.
    const [why = ''] = (error as Error).message.split('. ');
    return refuse(`${why}.`);
  }
}
