import { updateFacts } from './route-facts.ts';

updateFacts();
