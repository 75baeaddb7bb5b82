import { Refusal } from '../lib/refusal.mjs';

const FORM = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const USAGE = 'usage: npm run new:feature -- <name-in-small-letters> [title of its page]';
const TITLE = '新功能';

const upperFirst = (word) => word[0].toUpperCase() + word.slice(1);

/** One name in every spelling that the house uses. */
export function readNames(name, title = TITLE) {
  if (!name || !FORM.test(name)) throw new Refusal(USAGE);
  if (/['"`\\$\n]/.test(title)) throw new Refusal('a title has no quotes');
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

/** `__kebab__`, `__Pascal__` and the like, filled in. */
export function fillNames(text, names) {
  return text.replace(
    /__(kebab|camel|Pascal|snake|UPPER|title|number)__/g,
    (_whole, spelling) => names[spelling],
  );
}
