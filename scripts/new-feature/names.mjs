import { Refusal } from '../lib/refusal.mjs';

const FORM = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const USAGE = 'usage: npm run new:feature -- <name-in-small-letters> [title of its page]';
const TITLE = '新功能';

const upperFirst = (word) => word[0].toUpperCase() + word.slice(1);

/** A feature name in all spellings used in the code. */
export function readNames(name, title = TITLE) {
  if (!name || !FORM.test(name)) throw new Refusal(USAGE);
  if (/['"`\\$\n]/.test(title)) throw new Refusal('The title must not contain quotes.');
  const pascal = name.split('-').map(upperFirst).join('');
  return {
    kebab: name,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    Pascal: pascal,
    snake: name.replaceAll('-', '_'),
    UPPER: name.replaceAll('-', '_').toUpperCase(),
    title,
  };
}

/** Replaces `__kebab__`, `__Pascal__` and similar placeholders. */
export function fillNames(text, names) {
  return text.replace(
    /__(kebab|camel|Pascal|snake|UPPER|title|number)__/g,
    (_whole, spelling) => names[spelling],
  );
}
