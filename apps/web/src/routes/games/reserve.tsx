import { reservationTexts } from '@juban/contract/texts/reservation';
import { createFileRoute } from '@tanstack/react-router';
import { HomeLink } from '../../app/home-link.tsx';
import { QueryScope } from '../../app/query-scope.tsx';
import { StateScreen } from '../../app/state-screen.tsx';
import { ReservationScreen } from '../../features/reservation/reservation-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/games/reserve')({
  staticData: { title: '游戏预约', group: '游戏', entry: 'app' },
  validateSearch: searchOf<'id'>(),
  loader: async () => {
    const { loadReservation } = await import('../../features/reservation/load-reservation.ts');
    return loadReservation();
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ReservePage,
});

function ReservePage() {
  const { reservation } = Route.useLoaderData();
  if (!reservation) {
    return (
      <StateScreen art="curtain" title={reservationTexts.unknownReservation}>
        <HomeLink />
      </StateScreen>
    );
  }
  return (
    <QueryScope>
      <ReservationScreen reservation={reservation} />
    </QueryScope>
  );
}
