import { purchaseAgreementTypesOf } from '@juban/catalog/agreement-keys';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { simpleVipTexts } from '@juban/contract/texts/simple-vip';
import { userTypeOf } from '@juban/domain/membership-card';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { CheckoutLayer } from '../../features/checkout/checkout-layer.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useRestore } from '../../features/checkout/use-restore.ts';
import { AgreementLine } from '../../features/purchase/agreement-line.tsx';
import { BuyBar } from '../../features/purchase/buy-bar.tsx';
import { ContentBlocks, TopBanner } from '../../features/purchase/content-blocks.tsx';
import { type Member, NOBODY } from '../../features/purchase/member.ts';
import { membershipText } from '../../features/purchase/membership-text.ts';
import { PayButton } from '../../features/purchase/pay-button.tsx';
import { isRenewable } from '../../features/purchase/purchase-data.ts';
import { useScrolledPast } from '../../features/purchase/use-scrolled-past.ts';
import { SimplePicks } from '../../features/simple-vip/simple-picks.tsx';
import { SimpleScreen } from '../../features/simple-vip/simple-screen.tsx';
import { SimpleStrip } from '../../features/simple-vip/simple-strip.tsx';
import { logIn } from '../../host/log-in.ts';
import { useBuyerEvents } from '../../lib/analytics/use-buyer-events.ts';
import type { SimpleData } from './-use-simple-loads.ts';

export interface SimpleSearch {
  source?: string;
  from_path?: string;
  goods_code?: string;
  oaid?: string;
}

interface SimplePageProps {
  data: SimpleData;
  search: SimpleSearch;
  isRetrying: boolean;
  onRetry: () => void;
  reloadMember: () => Promise<Member | undefined>;
}

const PATH = '/next/simple_vip';

/** The loaded page: which package, which documents, and what a tap on each thing does. */
export function SimplePage({ data, search, isRetrying, onRetry, reloadMember }: SimplePageProps) {
  const { clientType, member, blocks } = data;
  const packages = data.packages ?? [];
  const rules = purchaseRulesOf(clientType);
  const tell = useBuyerEvents(PATH, userTypeOf(member?.status ?? 0));
  const askLogin = useAskLogin();
  const [picked, setPicked] = useState<string>();
  const named = packages.find(({ refGoodsCode }) => refGoodsCode === search.goods_code);
  const goods = packages.find(({ id }) => id === picked) ?? named ?? packages[0];
  const [agreed, setAgreed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const checkout = useCheckout({
    variant: 'simple',
    goods,
    agreed,
    level: member?.level,
    source: search.source,
    fromPath: search.from_path,
    oaid: search.oaid,
    onPaid: async () => (await reloadMember())?.level,
    onAgreementWanted: () => setWanted(true),
  });
  const { restore, restoring } = useRestore({ onRestored: reloadMember, onLoginWanted: askLogin });
  const buyArea = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(buyArea);
  const pay = () => {
    tell('pay');
    checkout.pay();
  };
  const scope = {
    blocks,
    system: rules.system,
    brand: clientType.brand,
    onTap: ({ id }: { id: string }) => tell(`block-${id}`),
    onRestore: rules.restoresPurchases ? restore : undefined,
    restoring,
  };
  return (
    <>
      <SimpleScreen
        banner={<TopBanner {...scope} />}
        strip={
          <SimpleStrip
            user={member}
            state={membershipText(member ?? NOBODY)}
            level={rules.showsSimpleLevel ? (member?.level ?? 0) : 0}
            onLogin={askLogin}
          />
        }
        picks={goods && <SimplePicks packages={packages} chosen={goods.id} onChoose={setPicked} />}
        onRetry={onRetry}
        isRetrying={isRetrying}
        buyRef={buyArea}
        buy={
          <>
            <PayButton goods={goods} busy={checkout.busy} onPay={pay} />
            <AgreementLine
              agreements={documentsOf(purchaseAgreementTypesOf(clientType, !!goods && isRenewable(goods)))}
              agreed={agreed}
              onAgree={setAgreed}
              wanted={isWanted && !agreed}
              opens={rules.agreementsOpen}
            />
          </>
        }
        blocks={<ContentBlocks {...scope} showsUnion={rules.sellsPlus} />}
      />
      <BuyBar goods={goods} shown={isPast} busy={checkout.busy} onPay={pay} />
      <CheckoutLayer checkout={checkout} />
    </>
  );
}

const documentsOf = (types: readonly string[]) =>
  types.map((type) => ({
    type,
    title: type === 'vip' ? simpleVipTexts.vipAgreement : simpleVipTexts.renewalAgreement,
  }));

function useAskLogin(): () => void {
  const router = useRouter();
  return () => {
    const redirect_path = router.latestLocation.publicHref;
    void logIn(() => void router.navigate({ to: '/login', search: { redirect_path } }));
  };
}
