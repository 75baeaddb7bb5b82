// Runs React in the task that brings its file (vite/chunks.ts): the entry, which comes after it, finds it there.
import 'react-dom/client';
import 'react/jsx-runtime';
