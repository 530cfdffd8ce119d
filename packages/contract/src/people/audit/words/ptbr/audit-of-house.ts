/** Changes of the settings of the business, in the audit log. */
export const houseActions = {
  'save-setting': 'Mudou o ajuste',
};

export const houseFields = {
  setting: 'Ajuste',
  settingValue: 'Valor do ajuste',
};
