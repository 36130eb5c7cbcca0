/**
 * Reports its state to the app that frames this page: `payment:open`, `payment:over` (paid or not), `payment:back`. Only the
 * origin of the merchant gets the messages.
 */
const { app = '', state = '' } = document.body.dataset;

function post(type: 'payment:open' | 'payment:over' | 'payment:back') {
  parent.postMessage({ type }, app);
}

if (parent !== window && app !== '') {
  post(state === 'pending' ? 'payment:open' : 'payment:over');
  // The app must not open inside its own frame.
  document.querySelector('footer a')?.addEventListener('click', (event) => {
    event.preventDefault();
    post('payment:back');
  });
}
