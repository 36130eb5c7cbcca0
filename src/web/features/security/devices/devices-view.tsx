import { useEffect } from 'react';
import type { ItemProps } from '../page/item-props.ts';
import { DeviceList } from './device-list.tsx';
import { LoginRecords } from './login-records.tsx';

/** The devices where the account is signed in, and its last logins. */
export function DevicesView({ centre: { devices } }: ItemProps) {
  useEffect(() => {
    void devices.load();
    void devices.loadLogins();
  }, [devices]);

  return (
    <>
      <DeviceList slice={devices} />
      <LoginRecords slice={devices} />
    </>
  );
}
