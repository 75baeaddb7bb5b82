import buyArea from '../../../features/purchase/buy-area.module.css';
import accountRow from '../../../features/union/account-row.module.css';
import dealCard from '../../../features/union/deal-card.module.css';
import rights from '../../../features/union/rights.module.css';
import rules from '../../../features/union/rules.module.css';
import section from '../../../features/union/section.module.css';
import soldElsewhere from '../../../features/union/sold-elsewhere.module.css';
import button from '../../../ui/button.module.css';
import checkbox from '../../../ui/checkbox.module.css';
import price from '../../../ui/price.module.css';

const kept: object[] = [];

/**
 * Keeps the styles of the lazily hydrated page in the first load; otherwise the build would move them to its
 * code.
 */
export function keepStyles(): void {
  kept.push(buyArea, accountRow, dealCard, rights, rules, section, soldElsewhere, button, checkbox, price);
}
