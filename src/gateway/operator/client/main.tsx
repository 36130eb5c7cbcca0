import { createRoot } from 'react-dom/client';
import { keepToken } from './call.ts';
import { ConsolePage } from './console-page.tsx';

keepToken();
const place = document.querySelector('#console');
if (place !== null) createRoot(place).render(<ConsolePage />);
