import { createRootRoute } from '@tanstack/react-router';
import { describePage, documentTitle } from '../app/page-info.ts';
import { RootDocument } from '../app/root-document.tsx';
import '../ui/tokens.css';
import '../ui/base.css';
import '../app/slide.css';
import { CLIENT_SEARCH_NAMES } from '../lib/client-identity.ts';
import { failIfAsked } from '../lib/fail-if-asked.ts';
import { pickSearch } from '../lib/search.ts';

/** Who is asking and in which theme: what a visit keeps from page to page. */
const pickKept = pickSearch(...CLIENT_SEARCH_NAMES, 'themeMode');

export const Route = createRootRoute({
  validateSearch: pickKept,
  search: { middlewares: [({ search, next }) => ({ ...pickKept(search), ...next(search) })] },
  beforeLoad: () => failIfAsked(),
  head: ({ matches }) => {
    const page = describePage(matches);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: documentTitle(page) },
        { name: 'description', content: page.brand.slogan },
        { name: 'format-detection', content: 'telephone=no' },
      ],
      links: [
        { rel: 'canonical', href: page.canonical },
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      ],
    };
  },
  shellComponent: RootDocument,
});
