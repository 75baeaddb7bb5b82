import { type PurchaseRules, purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { simpleVipTexts } from '@juban/contract/texts/simple-vip';
import { hasBeenMember, userTypeOf } from '@juban/domain/membership-card';
import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import { CheckoutLayer } from '../../features/checkout/checkout-layer.tsx';
import { useRestore } from '../../features/checkout/use-restore.ts';
import { LoginModal } from '../../features/identity/login-modal.tsx';
import { AgreementLine, AgreementLinks } from '../../features/purchase/agreement-line.tsx';
import { BuyBar } from '../../features/purchase/buy-bar.tsx';
import { CheckInButton } from '../../features/purchase/check-in-button.tsx';
import { ContentBlocks, TopBanner } from '../../features/purchase/content-blocks.tsx';
import { isUser, type Member, VISITOR, type Visitor } from '../../features/purchase/member.ts';
import { membershipText } from '../../features/purchase/membership-text.ts';
import { PayButton } from '../../features/purchase/pay-button.tsx';
import { watchDays } from '../../features/purchase/watch-days.ts';
import { SimplePicks } from '../../features/simple-vip/simple-picks.tsx';
import { SimpleScreen } from '../../features/simple-vip/simple-screen.tsx';
import { SimpleStrip } from '../../features/simple-vip/simple-strip.tsx';
import { dataOf } from '../../lib/user-state.ts';
import { useBuyerEvents } from '../../platform/analytics/use-buyer-events.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { RefundRule } from '../../ui/refund-rule.tsx';
import { type SimpleBuying, type SimpleSearch, useSimpleBuying } from './-use-simple-buying.ts';
import type { SimpleData } from './-use-simple-loads.ts';

export interface SimplePageProps {
  data: SimpleData;
  search: SimpleSearch;
  isRetrying: boolean;
  onRetry: () => void;
  reloadMember: () => Promise<Member | undefined>;
}

/** The loaded page and the actions of its parts. */
export default function SimplePage({ data, search, isRetrying, onRetry, reloadMember }: SimplePageProps) {
  const { clientType, visitor, blocks } = data;
  const member = dataOf(visitor);
  const renews = hasBeenMember(member?.status ?? 0);
  const rules = purchaseRulesOf(clientType);
  const tell = useBuyerEvents('/next/simple_vip', userTypeOf(member?.status ?? 0));
  const buying = useSimpleBuying(data, search, reloadMember, () => tell('pay'));
  const { goods, choose, checkout, pay, login } = buying;
  const { restore, restoring } = useRestore({ onRestored: reloadMember, onLoginWanted: login.ask });
  useEffect(partHydrated, []);
  useEffect(() => watchDays(() => void reloadMember()), [reloadMember]);
  const scope = {
    blocks,
    system: rules.system,
    brand: clientType.brand,
    canClaim: isUser(visitor) && rules.sellsPlus,
    onTap: ({ id }: { id: string }) => tell(`block-${id}`),
    onRestore: rules.restoresPurchases ? restore : undefined,
    restoring,
  };
  return (
    <>
      <SimpleScreen
        banner={<TopBanner {...scope} />}
        strip={<Strip visitor={visitor} rules={rules} onLogin={login.ask} reload={reloadMember} />}
        picks={goods && <SimplePicks {...buying.goodsList} chosen={goods.id} onChoose={choose} />}
        onRetry={onRetry}
        isRetrying={isRetrying}
        buy={<Buy buying={buying} renews={renews} opens={rules.agreementsOpen} />}
        blocks={<ContentBlocks {...scope} showsUnion={rules.sellsPlus} />}
      />
      <BuyBar goods={goods} renews={renews} busy={checkout.busy} onPay={pay} />
      <CheckoutLayer
        checkout={checkout}
        documents={
          <AgreementLinks agreements={agreementsOf(buying.documents)} opens={rules.agreementsOpen} />
        }
      />
      <LoginModal {...login.dialog} />
    </>
  );
}

interface StripProps {
  visitor: Visitor;
  rules: PurchaseRules;
  onLogin: () => void;
  reload: () => Promise<unknown>;
}

function Strip({ visitor, rules, onLogin, reload }: StripProps) {
  const member = dataOf(visitor);
  const level = rules.showsSimpleLevel ? (member?.level ?? 0) : 0;
  return (
    <SimpleStrip
      user={member}
      state={
        visitor.kind === 'failed'
          ? failureText(visitor.cause, shelfTexts.memberFailed)
          : membershipText(member ?? VISITOR)
      }
      level={level}
      onLogin={onLogin}
      onRetry={visitor.kind === 'failed' ? reload : undefined}
      action={
        member && rules.showsLevel && <CheckInButton visitor={visitor} onLogin={onLogin} reload={reload} />
      }
    />
  );
}

interface BuyProps {
  buying: SimpleBuying;
  renews: boolean;
  opens: PurchaseRules['agreementsOpen'];
}

function Buy({ buying, renews, opens }: BuyProps) {
  const { goods, documents, agreed, onAgree, checkout, pay } = buying;
  return (
    <>
      <PayButton goods={goods} renews={renews} busy={checkout.busy} onPay={pay} />
      <AgreementLine agreements={agreementsOf(documents)} agreed={agreed} onAgree={onAgree} opens={opens} />
      <RefundRule rule={goods?.refundRule} />
    </>
  );
}

const agreementsOf = (types: readonly string[]) =>
  types.map((type) => ({
    type,
    title: type === 'vip' ? agreementNameTexts.vip : simpleVipTexts.renewalAgreement,
  }));
