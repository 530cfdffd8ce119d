export { AnswerTemplates } from './answer-templates.tsx';
