export { AuthCard } from './auth-card.tsx';
export { PasswordChecklist } from './password-checklist.tsx';
export { SecretField } from './secret-field.tsx';
