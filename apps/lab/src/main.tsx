import '../../web/src/ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { Lab } from './lab.tsx';
import { wearKeptTheme } from './top/lab-theme.tsx';

wearKeptTheme();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Lab />);
