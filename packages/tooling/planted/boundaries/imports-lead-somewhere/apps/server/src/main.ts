import './gone.ts';
