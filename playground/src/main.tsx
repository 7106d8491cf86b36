import 'brainstem/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ConsentPage } from './connections/ConsentPage.tsx';
import { consentPath } from './connections/openConsent.ts';
import { Questions, questionsPath } from './pages/Questions.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('Quaymark: the page has no #root to draw in.');

createRoot(root).render(<StrictMode>{pageAt(window.location.pathname)}</StrictMode>);

function pageAt(path: string) {
  if (path === consentPath) return <ConsentPage />;
  return path === questionsPath ? <Questions /> : <App />;
}
