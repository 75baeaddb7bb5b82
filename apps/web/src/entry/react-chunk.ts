// Evaluates React in a task of its own, with the chunk that contains it (vite/chunks.ts), before the entry
// runs.
import 'react-dom/client';
import 'react/jsx-runtime';
