const SENTENCE = 'Files and folders have kebab-case names; route files follow the router.';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The router reads paths and parameters from these file names. */
const ROUTES = 'apps/web/src/routes/';

const isKebab = (name) => name.split('.').every((part) => KEBAB.test(part));

export function checkNames(files) {
  return files
    .filter(({ path }) => !path.startsWith(ROUTES) && !path.split('/').every(isKebab))
    .map(({ path }) => ({
      rule: 'kebab-case-names',
      where: path,
      what: 'is not kebab-case',
      sentence: SENTENCE,
    }));
}
