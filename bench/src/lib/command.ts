import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

interface Command<Given extends Options> {
  values: Values<Given>;
  /** Positional arguments, for commands that accept them. */
  positionals: readonly string[];
  /** A numeric argument of at least 1. */
  count(name: keyof Given & string): number;
  /** Prints what is wrong and the usage, and exits. */
  refuse(why: string): never;
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;
/** Not 1, which means that a target was missed. */
const CANNOT_RUN = 2;

/**
 * Parses the arguments after `npm run <name> --`. `usage` is that line and its description; it is shown by
 * --help and, without a stack trace, for unknown arguments.
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
    // Further sentences of the message suggest other notations.
    const [why = ''] = (error as Error).message.split('. ');
    return refuse(`${why}.`);
  }
}
