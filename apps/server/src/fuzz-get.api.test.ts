import { fuzzCalls } from '../test/fuzz-suite.ts';

fuzzCalls('GET');
