import { createRoot } from 'react-dom/client';
import { keepToken } from './call.ts';
import { ConsolePage } from './console-page.tsx';
import { followKeptTheme } from './theme/theme-choice.tsx';

followKeptTheme();
keepToken();
const place = document.querySelector('#console');
if (place !== null) createRoot(place).render(<ConsolePage />);
