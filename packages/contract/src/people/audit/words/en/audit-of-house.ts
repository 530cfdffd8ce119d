/** Changes of the settings of the business, in the audit log. */
export const houseActions = {
  'save-setting': 'Changed the setting',
};

export const houseFields = {
  setting: 'Setting',
  settingValue: 'Value of the setting',
};
