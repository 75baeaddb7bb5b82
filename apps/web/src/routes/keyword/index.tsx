import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../lib/search.ts';
import { KeywordPage } from './-keyword-page.tsx';

export const Route = createFileRoute('/keyword/')({
  validateSearch: searchOf<'keyword'>(),
  component: () => <KeywordPage keyword={Route.useSearch().keyword} />,
});
