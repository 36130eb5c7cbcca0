import { describeSimulation } from './support/simulation/describe-simulation.ts';

describeSimulation('second');
