export { IdentitiesSection } from './identities-section.tsx';
export { SocialButtons } from './social-buttons.tsx';
