import { Icon } from './icon.tsx';

// Separate from the other icons, which every page loads, because few areas have these.

const SEARCH = ['M10.8 4.2a6.6 6.6 0 110 13.2 6.6 6.6 0 010-13.2zM15.8 15.8l4.4 4.4'];
/** The second path is drawn over the first, which the current tab fills. */
const HALL = [
  'M7.5 7h9a5.5 5.5 0 015.5 5.5c0 3-.8 5.5-2.8 5.5-1.7 0-2.7-2.5-4.2-2.5H9C7.5 15.5 6.5 18 4.8 18 2.8 18 2 15.5 2 12.5A5.5 5.5 0 017.5 7z',
  'M8.5 9.7v4M6.5 11.7h4M16 10.5h.01M17.8 12.8h.01',
];
const PERSON = ['M12 4a4 4 0 110 8 4 4 0 010-8zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6z'];

export const SearchIcon = () => <Icon paths={SEARCH} size={16} line={2} />;
export const HallIcon = () => <Icon paths={HALL} />;
export const PersonIcon = () => <Icon paths={PERSON} />;
