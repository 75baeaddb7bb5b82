import '../../../web/src/ui/tokens.css';
import '../../../web/src/ui/base.css';
import { createRoot } from 'react-dom/client';
import { KitchenSink } from './kitchen-sink.tsx';
import { lookOf } from './look.ts';

const look = lookOf(window.location.search);
document.documentElement.dataset.theme = look.theme;
document.documentElement.dataset.brand = look.brand.id;

const root = document.getElementById('root');
if (root) createRoot(root).render(<KitchenSink look={look} />);
