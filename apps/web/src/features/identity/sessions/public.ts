export { AuthCard } from './auth-card.tsx';
export { PasswordChecklist } from './passwords/password-checklist.tsx';
export { SecretField } from './secret-field.tsx';
