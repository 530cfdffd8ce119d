export { QuestionsArea } from './questions-area.tsx';
