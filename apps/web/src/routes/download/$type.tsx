import { BRANDS, findClientType } from '@juban/catalog';
import { deviceByName } from '@juban/domain/device-by-name';
import type { KolSearch } from '@juban/domain/open-app-download';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadHallArt } from '../../features/download/load-hall-art.ts';
import { clientTypeOfBrand } from '../../lib/brand-search.ts';
import { searchOf } from '../../lib/search.ts';
import { DownloadPage } from './-download-page.tsx';

/** A client type by its name, or the first one of a named brand. */
function clientTypeNamed(type: string): string | undefined {
  const brand = Object.values(BRANDS).find(({ id }) => id === type);
  return brand ? clientTypeOfBrand(brand.id) : findClientType(type)?.id;
}

export const Route = createFileRoute('/download/$type')({
  staticData: {
    title: '下载 App',
    group: '下载',
    entry: 'public',
    example: '/download/android',
    area: 'download',
  },
  validateSearch: searchOf<keyof KolSearch>(),
  // A path that names a brand determines the brand, whatever the query says.
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params: { type }, deps: { search } }) => {
    const ct = deviceByName(type) ? undefined : clientTypeNamed(type);
    if (ct) throw redirect({ to: '/download', search: { ...search, ct }, replace: true });
    return loadHallArt();
  },
  component: TypedDownloadPage,
});

function TypedDownloadPage() {
  return (
    <DownloadPage
      search={Route.useSearch()}
      art={Route.useLoaderData()}
      named={deviceByName(Route.useParams().type)}
    />
  );
}
