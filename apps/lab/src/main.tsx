import '../../web/src/ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { Lab } from './lab.tsx';
import { applyStoredTheme } from './top/lab-theme.tsx';

applyStoredTheme();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Lab />);
