import { createFileRoute } from '@tanstack/react-router';
import { loadHallArt } from '../../app/loaders/hall-art.ts';
import { KeywordPage } from './-keyword-page.tsx';

export const Route = createFileRoute('/keyword/$keyword')({
  loader: loadHallArt,
  component: () => <KeywordPage keyword={Route.useParams().keyword} art={Route.useLoaderData()} />,
});
