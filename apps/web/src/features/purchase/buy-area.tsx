import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { RefundRule } from '../../ui/refund-rule.tsx';
import { type Agreement, AgreementLine, type AgreementLineProps } from './agreement-line.tsx';
import { PackageNote } from './package-note.tsx';
import { PayButton } from './pay-button.tsx';
import type { SellingPackage } from './purchase-data.ts';

export interface BuyAreaProps {
  goods: SellingPackage | undefined;
  agreements: readonly Agreement[];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  opens: AgreementLineProps['opens'];
  /** Nothing can be bought here. */
  disabled: boolean;
  busy: boolean;
  renews: boolean;
  onPay: () => void;
}

const NOTHING = { description: '', experience: 0 };

/** The chosen package's details, the pay button and the agreements. Reserves its space without a package. */
export function BuyArea(props: BuyAreaProps) {
  const { goods, agreements, agreed, onAgree, opens, disabled, busy, renews, onPay } = props;
  return (
    <>
      <PackageNote goods={goods ?? NOTHING} />
      <PayButton goods={goods} renews={renews} busy={busy} disabled={disabled || !goods} onPay={onPay} />
      <AgreementLine agreements={agreements} agreed={agreed} onAgree={onAgree} opens={opens} />
      <RefundRule rule={goods?.refundRule} />
    </>
  );
}

const TITLES: Readonly<Record<string, string>> = { vip: agreementNameTexts.vip };

/** Documents by the line's names; all kinds of renewal share one title. */
export const agreementsOf = (types: readonly string[]): Agreement[] =>
  types.map((type) => ({ type, title: TITLES[type] ?? agreementNameTexts.renewal }));
